export { freeLoopbackPort as freePort } from '../../db/embedded/loopback-port.ts';
