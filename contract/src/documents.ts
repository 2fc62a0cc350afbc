import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { EXPORT_ZIP_PATH } from './accounts/me.ts';
import { UPLOADED_PICTURE_WIDTHS, type PictureSize } from '@tuckaway/domain/pictures';

/** A response that is not JSON: a file, a feed, or a page without the app. Declared once, as calls are. */
export interface Document extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'rateLimit'> {
  mediaType: string;
  query?: z.ZodType;
  bodyLimit?: number;
}

const PICTURE_SIZES = Object.keys(UPLOADED_PICTURE_WIDTHS) as PictureSize[];
const FORM_LIMIT_BYTES = 4096;
const HTML = 'text/html';

export const documents = {
  exportZip: {
    method: 'GET',
    path: EXPORT_ZIP_PATH,
    summary: 'Everything I keep here, with the pictures beside it',
    access: 'user',
    rateLimit: 'account',
    mediaType: 'application/zip',
  },
  picture: {
    method: 'GET',
    path: '/api/v1/images/:imageId',
    summary: 'A picture that somebody uploaded, for whoever may see its gift',
    query: z.strictObject({ size: z.enum(PICTURE_SIZES).default('page') }),
    access: 'user',
    rateLimit: 'reads',
    mediaType: 'image/webp',
  },
  // Calendars have no session: the address is the key.
  calendar: {
    method: 'GET',
    path: '/calendar/:file',
    summary: 'The days of an account as iCalendar; the name of the file is its key and ends in .ics',
    access: 'public',
    rateLimit: 'calendar',
    mediaType: 'text/calendar',
  },
  askToUnsubscribe: {
    method: 'GET',
    path: '/unsubscribe/:token',
    summary: 'A page that asks whether reminders by mail should stop',
    access: 'public',
    rateLimit: 'unsubscribe',
    mediaType: HTML,
  },
  // Mail services press the button for many people from one address; a token cannot be guessed anyway.
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Stop reminders by mail, with one click and without a session (RFC 8058)',
    access: 'public',
    rateLimit: 'unsubscribe',
    mediaType: HTML,
    bodyLimit: FORM_LIMIT_BYTES,
  },
  sharedList: {
    method: 'GET',
    path: '/s/:token',
    summary: 'A shared list as a page, for whoever has its link',
    access: 'public',
    rateLimit: 'sharePages',
    mediaType: HTML,
  },
  sharedPicture: {
    method: 'GET',
    path: '/s/:token/pictures/:gift',
    summary: 'The picture of a gift in a shared list',
    query: z.strictObject({ size: z.enum(PICTURE_SIZES).default('card') }),
    access: 'public',
    rateLimit: 'sharePages',
    mediaType: 'image/webp',
  },
  myTakes: {
    method: 'GET',
    path: '/s/mine/:secret',
    summary: 'What somebody took from shared lists, as a page for whoever has their personal link',
    access: 'public',
    rateLimit: 'sharePages',
    mediaType: HTML,
  },
  drawPage: {
    method: 'GET',
    path: '/draw/:token',
    summary: 'The page of somebody who gives in a draw, before they look',
    access: 'public',
    rateLimit: 'sharePages',
    mediaType: HTML,
  },
  openDraw: {
    method: 'POST',
    path: '/draw/:token',
    summary: 'Show whom somebody drew, for whoever has their personal link',
    access: 'public',
    rateLimit: 'sharePages',
    mediaType: HTML,
    bodyLimit: FORM_LIMIT_BYTES,
  },
  undoMyTake: {
    method: 'POST',
    path: '/s/mine/:secret',
    summary: 'Let go of a gift on that page',
    access: 'public',
    rateLimit: 'takes',
    mediaType: HTML,
    bodyLimit: FORM_LIMIT_BYTES,
  },
} as const satisfies Record<string, Document>;
