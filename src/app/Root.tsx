import { SessionDialogs } from '../features/auth/SessionDialogs';
import { Providers } from '../features/kernel/Providers';

/** What is around every page, signed in or not. */
export function Root() {
  return (
    <Providers>
      <SessionDialogs />
    </Providers>
  );
}
