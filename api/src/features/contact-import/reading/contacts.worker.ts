import { serveJobs } from '../../../platform/workers/worker-jobs.ts';
import { readContactFile, type ContactFile } from '../preview/contact-preview.ts';

serveJobs((file: ContactFile) => readContactFile(file));
