import { startMailServer } from '../api/src/test/mail-server.ts';
import { answerParent } from './serve-to-parent.ts';

// A mail server in a process of its own, so that taking mails in does not slow down whoever measures.
const server = await startMailServer();
process.once('disconnect', () => process.exit());
answerParent(server.port, {}, { mails: async () => ({ count: server.mails.length }) });
