import { giftLists, type GiftList } from '@tuckaway/contract/gifts/gift-lists';
import type { CoEditedList } from '@tuckaway/contract/sharing/co-editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { refreshAfter } from '../../lib/queries/query-invalidation.ts';
import { plural } from '../../lib/format.ts';
import { ChooseOneDialog, type Choice } from '../../ui/dialogs/choose-one-dialog.tsx';
import type { DialogState } from '../../ui/dialogs/use-dialog.tsx';
import { useUserId } from '../auth/auth-context.ts';
import { coEditedListsQuery } from '../co-editing/co-editing.queries.ts';
import { listName, myListsQuery } from '../gift-lists/gift-lists.queries.ts';
import { recipientsQuery } from '../recipients/recipients.queries.ts';
import { useCreateRecipient } from '../recipients/use-recipient-changes.ts';
import { tagsQuery } from '../tags/tags.queries.ts';
import { useCreateTag } from '../tags/use-tag-changes.ts';
import type { BulkAction } from './use-bulk-changes.ts';

interface BulkTargetDialogProps extends DialogState {
  action: BulkAction;
  count: number;
  onChoose: (choice: Choice) => void;
}

/** Dialog that chooses the list, tag or person for a bulk action. */
export function BulkTargetDialog({ action, count, ...dialog }: BulkTargetDialogProps) {
  const gifts = `${count} ${plural(count, 'gift')}`;
  if (action === 'addToList') return <ChooseList {...dialog} title={`Add ${gifts} to a list`} />;
  if (action === 'tag') return <ChooseTag {...dialog} title={`Tag ${gifts}`} />;
  const titles = {
    giveTo: `Tuck ${gifts} away for…`,
    markBought: `${gifts} bought for…`,
    markGiven: `${gifts} given to…`,
  };
  return <ChoosePerson {...dialog} title={titles[action]} />;
}

interface TargetDialogProps extends DialogState {
  title: string;
  onChoose: (choice: Choice) => void;
}

const countHint = (count: number) => `${count} ${plural(count, 'gift')}`;

/** Error with the server's message, if it has one, e.g. for a name that is too long. */
const errorText = (error: unknown, otherwise: string) =>
  new Error((isApiError(error) && (Object.values(error.fields)[0] ?? error.detail)) || otherwise);

const toChoice = (list: GiftList): Choice & { hint: string } => ({
  id: list.id,
  name: listName(list),
  hint: countHint(list.giftCount),
});
const toSharedChoice = (list: CoEditedList) => ({
  ...toChoice(list),
  hint: `With ${list.ownerName} · ${countHint(list.giftCount)}`,
});

function ChooseList(props: TargetDialogProps) {
  const { data } = useQuery(myListsQuery(useUserId()));
  const { data: shared = [] } = useQuery(coEditedListsQuery);
  const queryClient = useQueryClient();
  const create = async (title: string) => {
    try {
      const list = await api(giftLists.createSimple, { body: { title } });
      void refreshAfter(queryClient, 'giftListCreated');
      return { id: list.id, name: listName(list) };
    } catch (error) {
      throw errorText(error, 'Failed to create Gift List');
    }
  };
  return (
    <ChooseOneDialog
      {...props}
      placeholder="Search or create a list..."
      choices={data && [...data.map(toChoice), ...shared.map(toSharedChoice)]}
      onCreate={create}
    />
  );
}

function ChooseTag(props: TargetDialogProps) {
  const { data } = useQuery(tagsQuery);
  const create = useCreateTag();
  return (
    <ChooseOneDialog
      {...props}
      placeholder="Search or create a tag..."
      choices={data?.map(({ id, name, giftCount }) => ({ id, name, hint: countHint(giftCount) }))}
      onCreate={(name) =>
        create.mutateAsync(name).catch((error: unknown) => {
          throw errorText(error, 'Failed to create tag');
        })
      }
    />
  );
}

function ChoosePerson(props: TargetDialogProps) {
  const { data } = useQuery(recipientsQuery(useUserId()));
  const create = useCreateRecipient();
  return (
    <ChooseOneDialog
      {...props}
      placeholder="Search or add a person..."
      choices={data?.map(({ id, name }) => ({ id, name }))}
      onCreate={(name) =>
        create.mutateAsync({ name }).catch((error: unknown) => {
          throw errorText(error, 'Failed to create recipient. Please try again.');
        })
      }
    />
  );
}
