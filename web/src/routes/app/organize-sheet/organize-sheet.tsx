import type { OrganizeSheetProps } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

/** Loaded when first opened. */
export const OrganizeSheet = lazyDialog<OrganizeSheetProps>(
  async () => (await import('./organize-sheet-parts.tsx')).OrganizeSheetParts,
);
