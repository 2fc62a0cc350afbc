import type { Gift } from '@tuckaway/contract/gifts/gifts';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { useSavingDialogs, type GiftSheetSection } from '../features/saved-gifts/saving-dialogs.tsx';
import { data, favorites, myLists } from './gifts.ts';
import { upcomingDays } from './people.ts';

/** Empty responses for all requests of the Organize sheet; a test overrides its own. */
export const emptySheet = () => [
  upcomingDays(),
  myLists([favorites]),
  ...['recipients', 'recipient-gifts', 'recipient-gifts/given-before', 'tags', 'tags/associations'].map(
    (path) => http.get(`/api/v1/${path}`, () => data([])),
  ),
];

interface WithSheetProps {
  gift: Gift;
  part: GiftSheetSection;
  children: (manage: () => void) => ReactNode;
}

/** Wraps a component that opens the gift's sheet at one of its parts, as on the gift's page. */
export function WithSheet({ gift, part, children }: WithSheetProps) {
  const { openOrganize } = useSavingDialogs();
  return children(() => openOrganize(gift, part));
}
