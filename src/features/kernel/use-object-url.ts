import { useEffect, useState } from 'react';

/** An address by which this page alone can show some bytes, for as long as it does. */
export function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
