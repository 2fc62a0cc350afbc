import { serveJobs } from '../../platform/worker-jobs.ts';
import { readContactFile, type ContactFile } from './contact-preview.ts';

serveJobs((file: ContactFile) => readContactFile(file));
