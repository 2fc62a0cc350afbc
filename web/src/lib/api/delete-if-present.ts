import { hasStatus } from './api-error.ts';

/** Awaits a deletion. A 404 counts as success, because another tab or device has deleted it already. */
export async function deleteIfPresent(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}
