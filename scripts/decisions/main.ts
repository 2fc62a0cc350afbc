import { writeFileSync } from 'node:fs';
import { INDEX_PATH, indexOf, readDecisions } from './index.ts';

writeFileSync(INDEX_PATH, indexOf(readDecisions()));
