import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '#ui';
import * as styles from './Attachments.css';
import { type Attachment, contentOf } from './data/queries';
import { hasThumbnail, kindOf } from './kinds';

/** An address by which this page alone can show some bytes, for as long as it does. */
function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

/** A picture made small, or the icon of what the file is. Its name stands beside it. */
export function Thumbnail({ file }: { file: Attachment }) {
  const { data } = useQuery({ ...contentOf(file), enabled: hasThumbnail(file) });
  const url = useObjectUrl(data);
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.picture} aria-hidden="true">
      {url && !isBroken ? (
        <img src={url} alt="" className={styles.image} onError={() => setBroken(true)} />
      ) : (
        <Icon icon={kindOf(file).icon} />
      )}
    </span>
  );
}
