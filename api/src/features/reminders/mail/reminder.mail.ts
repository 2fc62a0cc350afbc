import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { dateText, dayNoun, daysLeftText, leapDayText, yearsText } from '@tuckaway/domain/days/day-words';
import type { HolidayKey } from '@tuckaway/domain/days/holidays';
import type { Occurrence } from '@tuckaway/domain/days/occurrences';
import type { Readiness } from '@tuckaway/domain/days/readiness';
import { rulesOfDayKind, type DayKind } from '@tuckaway/domain/days/day-kinds';
import { mailHtml, mailText, oneLine, type MailBlock } from '../../../platform/mail-blocks.ts';

export interface ReminderItem extends Occurrence {
  recipientName: string;
  recipientUrl: string;
  day: { kind: DayKind; name: string | null; holiday: HolidayKey | null };
  daysLeft: number;
  readiness: Readiness;
}

interface ReminderMailInput {
  /** At least one. All that is due for a person today goes into one mail. */
  items: readonly ReminderItem[];
  today: CalendarDate;
  upcomingUrl: string;
  settingsUrl: string;
  /** Address that turns reminders off: at once by POST; a GET shows a page with a button. */
  unsubscribeUrl: string;
}

interface ReminderMail {
  subject: string;
  text: string;
  html: string;
  headers: { 'List-Unsubscribe': string; 'List-Unsubscribe-Post': string };
}

const ITEMS_SHOWN = 20;
/** Mail programs show some 60 characters of a subject. */
const SUBJECT_NAME_MAX = 40;

/** `fragment` names the part of a person's page that the action is about. */
const READINESS: Record<Readiness, { state: string; action: string; fragment?: string }> = {
  nothing: { state: 'Nothing is tucked away yet.', action: 'Find a gift', fragment: '#ideas' },
  idea: { state: 'You have an idea tucked away.', action: 'See your idea' },
  bought: { state: 'The gift is bought.', action: 'See the gift' },
  given: { state: 'The gift is given.', action: 'See the gift' },
};

function shortened(name: string): string {
  const letters = [...oneLine(name)];
  return letters.length <= SUBJECT_NAME_MAX
    ? letters.join('')
    : `${letters.slice(0, SUBJECT_NAME_MAX - 1).join('')}…`;
}

/** "Mom's birthday", but "Mother's Day for Mom". */
const titleOf = (name: string, day: ReminderItem['day']) =>
  rulesOfDayKind(day.kind).isPersonal ? `${name}'s ${dayNoun(day)}` : `${dayNoun(day)} for ${name}`;

function subjectOf(items: readonly ReminderItem[]): string {
  const [first] = items;
  if (first === undefined) throw new RangeError('A reminder is about something');
  const title = oneLine(titleOf(shortened(first.recipientName), first.day));
  const when = daysLeftText(first.daysLeft);
  return items.length === 1 ? `${title} is ${when}` : `${items.length} days coming up: ${title} is ${when}`;
}

function yearsSentence({ recipientName, day, years }: ReminderItem): string {
  const text = yearsText(day.kind, years);
  if (text === null) return '';
  return ` ${rulesOfDayKind(day.kind).years?.sentence(recipientName, text)}`;
}

function itemBlocks(item: ReminderItem, today: CalendarDate): MailBlock[] {
  const leapDay = leapDayText(item);
  const { state, action, fragment = '' } = READINESS[item.readiness];
  const when = `${dateText(item.on, today)}, ${daysLeftText(item.daysLeft)}.`;
  return [
    { kind: 'heading', text: titleOf(item.recipientName, item.day) },
    { kind: 'text', text: `${when}${yearsSentence(item)}` },
    ...(leapDay === null ? [] : [{ kind: 'text' as const, text: `${leapDay}.` }]),
    { kind: 'text', text: state },
    { kind: 'action', text: action, href: item.recipientUrl + fragment },
  ];
}

/** One mail about all days that are due for a person, the nearest first. */
export function reminderMail(input: ReminderMailInput): ReminderMail {
  const items = input.items.toSorted((left, right) => left.daysLeft - right.daysLeft);
  const subject = subjectOf(items);
  const more = items.length - ITEMS_SHOWN;
  const blocks: MailBlock[] = [
    ...items.slice(0, ITEMS_SHOWN).flatMap((item) => itemBlocks(item, input.today)),
    ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
    { kind: 'action', text: 'See everything that is coming up', href: input.upcomingUrl },
    {
      kind: 'footer',
      text: 'You get this because reminders are on in Tuckaway.',
      links: [
        { text: 'Change when you are reminded', href: input.settingsUrl },
        { text: 'Turn reminders off', href: input.unsubscribeUrl },
      ],
    },
  ];
  return {
    subject,
    text: mailText(blocks),
    html: mailHtml(subject, blocks),
    headers: {
      'List-Unsubscribe': `<${new URL(input.unsubscribeUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
