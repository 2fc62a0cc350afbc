import type { Gift } from '@tuckaway/contract/gifts/gifts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { formatPrice } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { MenuIcon } from '../../../ui/graphics/icons.tsx';
import { Picture } from '../../../ui/graphics/picture.tsx';
import { useMoveGift } from './use-move-gift.ts';

// Pointer distance from which a press counts as a drag.
const DRAG_AFTER_PX = 6;
const SCREEN_READER_HELP =
  'To move this gift, press Space or Enter, then the arrow keys, and Space or Enter again to drop it. Escape puts it back.';

interface ArrangeGiftsProps {
  giftListId: number;
  gifts: readonly Gift[];
}

/** Sortable rows of an own list: drag by mouse or touch, or move by keyboard. */
export function ArrangeGifts({ giftListId, gifts }: ArrangeGiftsProps) {
  const move = useMoveGift(giftListId);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const ids = gifts.map(({ id }) => id);
    const giftId = Number(active.id);
    const to = ids.indexOf(Number(over.id));
    const others = ids.filter((id) => id !== giftId);
    move.mutate({ giftId, afterGiftId: others[to - 1] ?? null });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(gifts),
        screenReaderInstructions: { draggable: SCREEN_READER_HELP },
      }}
    >
      <SortableContext items={gifts.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label="Gifts in their order" className="divide-y rounded-lg border bg-card">
          {gifts.map((gift) => (
            <Row key={gift.id} gift={gift} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Row({ gift }: { gift: Gift }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: gift.id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cx(
        'flex items-center gap-3 bg-card py-2 pr-4 pl-1',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${gift.title}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:bg-paper-sunk"
      >
        <MenuIcon />
      </button>
      <span className="w-12 shrink-0">
        <Picture url={gift.imageUrl} alt="" name={gift.title} sizes="48px" className="rounded-md" />
      </span>
      <span className="min-w-0 grow text-sm font-medium whole-words">{gift.title}</span>
      <span className="tabular shrink-0 text-sm text-ink-soft">{formatPrice(gift.price)}</span>
    </li>
  );
}

/** Announcements for screen readers while a gift is moved. */
function announcementsFor(gifts: readonly Gift[]): Announcements {
  const titleOf = (id: string | number) => gifts.find((gift) => gift.id === Number(id))?.title ?? 'The gift';
  const positionOf = (id: string | number) => gifts.findIndex((gift) => gift.id === Number(id)) + 1;
  const at = (over: { id: string | number } | null) =>
    over ? `place ${positionOf(over.id)} of ${gifts.length}` : 'no place';
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}, ${at(active)}.`,
    onDragOver: ({ active, over }) => `${titleOf(active.id)} is at ${at(over)}.`,
    onDragEnd: ({ active, over }) => `Dropped ${titleOf(active.id)} at ${at(over)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${at(active)}.`,
  };
}
