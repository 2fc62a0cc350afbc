import type { OrganizeSheetProps } from '../../../features/saved-gifts/saving-dialogs.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

/** The Organize sheet, loaded when it is first opened. */
export const OrganizeSheet = lazyDialog<OrganizeSheetProps>(
  async () => (await import('./organize-sheet-sections.tsx')).OrganizeSheetSections,
);
