import { ListPlusIcon, PlusIcon } from '../../../ui/graphics/app-icons.tsx';
import { GiftIcon } from '../../../ui/graphics/icons.tsx';
import { Menu, MenuItem } from '../../../ui/inputs/menu.tsx';
import { useCreateDialogs } from './create-dialogs.tsx';

export function CreateMenu() {
  const { openCreateGift, openCreateGiftList } = useCreateDialogs();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Create"
          className="group grid size-11 shrink-0 place-items-center rounded-full bg-green text-on-green transition-colors hover:bg-green-hover"
        >
          <PlusIcon className="transition-transform group-data-popup-open:rotate-45" />
        </button>
      }
    >
      <MenuItem icon={<GiftIcon className="text-ink-soft" />} onSelect={() => openCreateGift()}>
        Create Gift
      </MenuItem>
      <MenuItem icon={<ListPlusIcon className="text-ink-soft" />} onSelect={() => openCreateGiftList()}>
        Create Gift List
      </MenuItem>
    </Menu>
  );
}
