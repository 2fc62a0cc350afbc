import { orExit, readConfig } from './config.ts';
import { realProviders } from './features/auth/providers.ts';
import { serve } from './serve.ts';

const config = orExit(() => readConfig('production'));
await serve(config, { providers: realProviders(config) });
