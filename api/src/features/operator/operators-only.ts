import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { Handler } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { isOperator } from '../auth/joining/operators.store.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';

export interface OperatorDeps extends AuthDeps {
  pictureFiles: Pick<PictureFiles, 'remove'>;
}

type UserEndpoint = Endpoint & { access: 'user' };
export type HandleForOperators = <E extends UserEndpoint>(endpoint: E, handler: Handler<E>) => void;

/** Serves calls to operators and 404 to others. A write checks within its transaction. */
export const forOperators =
  ({ handle }: Server): HandleForOperators =>
  (endpoint, handler) =>
    handle(endpoint, async (call) => {
      const { db, user } = call as typeof call & { user: { id: number } };
      if (!(await isOperator(db, user.id))) throw notFound();
      return await handler(call);
    });
