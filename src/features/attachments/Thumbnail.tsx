import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#ui';
import { useObjectUrl } from '../kernel/use-object-url';
import * as styles from './Attachments.css';
import { type Attachment, contentOf } from './data/queries';
import { hasThumbnail, kindOf } from './kinds';

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
