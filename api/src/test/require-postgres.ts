// Installs PostgreSQL where tests would otherwise do so, perhaps two at the same time.
import { requirePrograms } from './test-postgres.ts';

if (!process.env.DATABASE_URL_TEST) requirePrograms();
