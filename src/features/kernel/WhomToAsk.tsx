import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { client } from '#openapi/client';
import { useWords } from './language';
import { useCan } from './session';
import { screenWords } from './words';

/** Who can give a permission that is missing; once it is given, the page comes. */
export function WhomToAsk({ permission }: { permission: string }) {
  const t = useWords(screenWords);
  const may = useCan()(permission);
  const [was] = useState(may);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [names, setNames] = useState('');
  useEffect(() => {
    let isWanted = true;
    const ask = client.GET('/api/access/givers', { params: { query: { permission } } });
    ask.then(
      ({ data }) => isWanted && setNames(data?.data.map(({ name }) => name).join(', ') ?? ''),
      // Whom to ask is a help: the page says what is missing without it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [permission]);
  useEffect(() => {
    // A page that is judged anew where it stands keeps what it failed of, when that takes no time.
    if (may && !was) void navigate({ pathname, search, hash }, { replace: true });
  }, [may, was, navigate, pathname, search, hash]);
  return names && ` ${t('whomToAsk', { names })}`;
}
