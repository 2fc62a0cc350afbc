import { z } from 'zod';
import { CalendarDateText, DAY_NAME_MAX } from '../people/recipient-day.ts';
import { endpoint } from '../endpoint.ts';
import { Email, Id, PathId, isWithoutRepeats, line } from '../fields.ts';
import { Price } from '../gifts/gifts.ts';
import { RecipientName, recipientOrName } from '../people/recipients.ts';
import { TokenParams } from './secret-links.ts';

/** The title becomes the name of the giver's day (`draws.keep`). */
export const DRAW_TITLE_MAX = DAY_NAME_MAX;
export const DRAW_PEOPLE_MIN = 3;
export const DRAW_PEOPLE_MAX = 50;
const EXCLUSIONS_MAX = 300;

const Title = line({
  max: DRAW_TITLE_MAX,
  required: 'Please give the draw a name',
  tooLong: `Please use at most ${DRAW_TITLE_MAX} characters`,
});

const PersonInput = z.strictObject({
  /** Null for a new participant. */
  id: Id.nullable(),
  name: RecipientName,
  email: Email.nullable(),
  /** The organiser, who may take part and learns nothing but their own draw. */
  isMe: z.boolean(),
});

/** Two people who do not give to each other, by their index in `people`. */
const PersonIndex = z.int().min(0);
const ExclusionInput = z.strictObject({ first: PersonIndex, second: PersonIndex });

const nameOf = ({ name }: { name: string }) => name.toLowerCase();

export const DrawDraft = z
  .strictObject({
    title: Title,
    budget: Price.nullable(),
    /** The day on which gifts are given. */
    dayOn: CalendarDateText,
    people: z.array(PersonInput).max(DRAW_PEOPLE_MAX, `A draw can have at most ${DRAW_PEOPLE_MAX} people`),
    exclusions: z.array(ExclusionInput).max(EXCLUSIONS_MAX, `At most ${EXCLUSIONS_MAX} exclusions`),
  })
  .superRefine(({ people, exclusions }, context) => {
    const addError = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    people.forEach((person, index) => {
      if (people.findIndex((other) => nameOf(other) === nameOf(person)) < index)
        addError(['people', index, 'name'], `${person.name} is there twice. Please tell the two apart.`);
    });
    const ids = people.flatMap(({ id }) => id ?? []);
    if (!isWithoutRepeats(ids)) addError(['people'], 'Must not repeat an id');
    if (people.filter(({ isMe }) => isMe).length > 1) addError(['people'], 'You can take part once');
    exclusions.forEach(({ first, second }, index) => {
      if (first === second || first >= people.length || second >= people.length)
        addError(['exclusions', index], 'Please choose two people of the draw');
    });
  });
export type DrawDraft = z.infer<typeof DrawDraft>;

const moment = z.iso.datetime().nullable();

const DrawPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  isMe: z.boolean(),
  /** Whether there is a personal link that works. */
  hasLink: z.boolean(),
  mailedAt: moment,
  /** When the participant first saw whom they drew. */
  openedAt: moment,
});
export type DrawPerson = z.infer<typeof DrawPerson>;

/** A draw as its organiser sees it: never who gives to whom. */
export const Draw = z.object({
  id: Id,
  title: z.string(),
  budget: z.number().nullable(),
  dayOn: CalendarDateText,
  drawnAt: moment,
  /** The pairs of an earlier draw are not drawn again. */
  hasEarlier: z.boolean(),
  people: z.array(DrawPerson),
  exclusions: z.array(z.object({ firstId: Id, secondId: Id })),
  /** Whether this server can mail the links. */
  canMail: z.boolean(),
});
export type Draw = z.infer<typeof Draw>;

export const DrawSummary = z.object({
  id: Id,
  title: z.string(),
  dayOn: CalendarDateText,
  drawnAt: moment,
  peopleCount: z.int(),
  openedCount: z.int(),
});
export type DrawSummary = z.infer<typeof DrawSummary>;

/** A draw in which the user gives. Only `show` returns the drawn name. */
export const MyDraw = z.object({
  id: Id,
  title: z.string(),
  dayOn: CalendarDateText,
  budget: z.number().nullable(),
  organiserName: z.string(),
  drawnAt: moment,
  isMine: z.boolean(),
  openedAt: moment,
});
export type MyDraw = z.infer<typeof MyDraw>;

export const DrawnName = z.object({
  name: z.string(),
  title: z.string(),
  dayOn: CalendarDateText,
  budget: z.number().nullable(),
  /** When the participant first saw the name; null if this is the first time. */
  openedAt: moment,
  /** The drawn person in my People. */
  recipientId: Id.nullable(),
});
export type DrawnName = z.infer<typeof DrawnName>;

const DrawParams = z.strictObject({ drawId: PathId });
const DrawPersonParams = z.strictObject({ drawId: PathId, personId: PathId });
const RecipientToSave = z.strictObject({
  recipient: recipientOrName(),
});
const AddedRecipient = z.object({ recipientId: Id });

export const draws = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/draws',
    summary: 'The draws that I organise, and those in which I give',
    response: z.object({ organised: z.array(DrawSummary), mine: z.array(MyDraw) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/draws/:drawId',
    summary: 'A draw that I organise, without who gives to whom',
    params: DrawParams,
    response: Draw,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/draws',
    summary: 'Prepare a draw; at most 50',
    body: DrawDraft,
    response: Draw,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/draws/:drawId',
    summary:
      'Replace a draw. Other people, exclusions or another day undo a result that nobody has opened; afterwards they are refused',
    params: DrawParams,
    body: DrawDraft,
    response: Draw,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/draws/:drawId',
    summary: 'Delete a draw; its links stop working at once',
    params: DrawParams,
    response: z.object({ id: Id }),
  }),
  draw: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/draw',
    summary: 'Draw the names, or draw them again while nobody has looked',
    params: DrawParams,
    /** `allowEarlier`: permits last year's pairs. */
    body: z.strictObject({ allowEarlier: z.boolean().default(false) }),
    response: Draw,
  }),
  again: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/again',
    summary: 'Prepare another draw with the same people; where the day has passed, without its pairs',
    params: DrawParams,
    /** `endsThis`: the earlier draw is deleted. */
    body: z.strictObject({ dayOn: CalendarDateText, endsThis: z.boolean() }),
    response: Draw,
    status: 201,
  }),
  /** The response is the only place that has the link, so it is not kept for a repeat. */
  link: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/people/:personId/link',
    summary: 'Make the personal link of somebody; an earlier one stops working',
    params: DrawPersonParams,
    response: z.object({ draw: Draw, link: z.string() }),
    status: 201,
    write: 'unkeyed',
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/mail',
    summary: 'Mail personal links to those who have an address; earlier ones stop working',
    params: DrawParams,
    body: z.strictObject({ personIds: z.array(Id).min(1, 'Choose at least one').max(DRAW_PEOPLE_MAX) }),
    response: z.object({ draw: Draw, notSentIds: z.array(Id) }),
    // Each participant gets at most one mail a minute.
    write: 'unkeyed',
    rateLimit: 'drawMails',
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/mine',
    summary: 'Show whom I drew',
    params: DrawParams,
    response: DrawnName,
    write: 'unkeyed',
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/v1/draws/:drawId/mine/keep',
    summary: 'Take whom I drew into my people, with the budget and the day',
    params: DrawParams,
    body: RecipientToSave,
    response: AddedRecipient,
    status: 201,
  }),
  visit: endpoint({
    method: 'GET',
    path: '/api/v1/draw/:token',
    summary: 'Whether whoever has this personal link is signed in; tells nothing else',
    params: TokenParams,
    response: z.object({ isSignedIn: z.boolean() }),
    access: 'public',
    rateLimit: 'sharePages',
    cache: 'none',
    cacheOffline: false,
  }),
  keepByLink: endpoint({
    method: 'POST',
    path: '/api/v1/draw/:token/keep',
    summary: 'The same by a personal link; the draw then belongs to my account, too',
    params: TokenParams,
    body: RecipientToSave,
    response: AddedRecipient,
    status: 201,
  }),
};
