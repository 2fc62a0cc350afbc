// Writes the dates of the holidays that people give on: npm run holidays
import { writeFile } from 'node:fs/promises';
import { holidayTableFile } from './table.ts';

const TABLE = new URL('../../domain/src/days/holiday-table.ts', import.meta.url);

await writeFile(TABLE, await holidayTableFile());
console.log('domain/src/days/holiday-table.ts is written.');
