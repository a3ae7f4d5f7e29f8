import { useEffect, useState } from 'react';
import { client } from '#openapi/client';
import { useWords } from './language';
import { screenWords } from './words';

/** Says whom a person without access may ask, where the operator published it; nothing otherwise, or until it is known. */
export function AccessContact() {
  const t = useWords(screenWords);
  const [contact, setContact] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    client.GET('/api/auth/sign-up').then(
      ({ data }) => isMounted && setContact(data?.contact ?? null),
      // The page is complete without it.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return contact && ` ${t('contact', { contact })}`;
}
