import { useState } from 'react';
import { avatar, picture } from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** The person's whole name, of which the initials are taken. */
  name: string;
  /** How large the round is. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** A picture of theirs; the initials stand in for one that does not come. */
  src?: string;
  /** The name is not written beside it. */
  isAlone?: boolean;
}

/** A person by their picture or initials, beside the name or, with `isAlone`, instead of it. */
export function Avatar({ name, size, src, isAlone }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown =
    src && src !== broken ? (
      <img src={src} alt="" className={picture} onError={() => setBroken(src)} />
    ) : (
      initialsOf(name)
    );
  const look = avatar({ size });
  return isAlone ? (
    <span className={look} role="img" aria-label={name}>
      {shown}
    </span>
  ) : (
    <span className={look} aria-hidden="true">
      {shown}
    </span>
  );
}
