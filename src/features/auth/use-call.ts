import { useState } from 'react';

/** One call of a public page, which has no query client: whether it is on its way, was done, or what it failed of. */
export function useCall<Given>(send: (given: Given) => Promise<unknown>) {
  const [state, setState] = useState<{ isPending?: true; isSuccess?: true; error?: unknown }>({});
  return {
    ...state,
    call: (given: Given) => {
      setState({ isPending: true });
      send(given).then(
        () => setState({ isSuccess: true }),
        (error: unknown) => setState({ error }),
      );
    },
    reset: () => setState({}),
  };
}
