import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a link, by its name in the fragment; taken out of the address at once, so that it stays in no history. */
export function useLinkToken<Name extends string>(...names: Name[]) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<{ name: Name; token: string }>();
  const fragment = new URLSearchParams(hash.slice(1));
  const name = names.find((each) => fragment.get(each));
  const token = name && fragment.get(name);
  const given = name && token ? { name, token } : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment alone says whether there is a new link.
  useEffect(() => {
    if (!given) return;
    setLink(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return [given ?? link, () => setLink(undefined)] as const;
}
