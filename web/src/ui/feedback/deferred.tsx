import { Suspense, type ReactNode } from 'react';
import { Await, useAsyncError } from 'react-router';

interface DeferredProps<T> {
  value: T | Promise<T>;
  loading: ReactNode;
  failed: (error: unknown) => ReactNode;
  children: (value: T) => ReactNode;
}

/** Renders a value, or a promise of it with loading and failed states. */
export function Deferred<T>({ value, loading, failed, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={loading}>
      <Await<Promise<T>> resolve={value} errorElement={<Failed render={failed} />}>
        {(loaded) => children(loaded as T)}
      </Await>
    </Suspense>
  );
}

function Failed({ render }: { render: (error: unknown) => ReactNode }) {
  return render(useAsyncError());
}
