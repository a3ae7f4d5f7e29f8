import { useEffect, useState } from 'react';
import { client } from '#openapi/client';
import { useWords } from './language';
import { screenWords } from './words';

/** Shows the access contact that the operator published; renders nothing until it is loaded or if there is none. */
export function AccessContact() {
  const t = useWords(screenWords);
  const [contact, setContact] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    client.GET('/api/auth/sign-up').then(
      ({ data }) => isMounted && setContact(data?.contact ?? null),
      // The page is complete without the contact, so a failed request is ignored.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return contact && ` ${t('contact', { contact })}`;
}
