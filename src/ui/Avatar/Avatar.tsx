import { useState } from 'react';
import { avatar, picture } from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** Full name, from which the initials are derived. */
  name: string;
  /** Diameter. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Picture; the initials replace one that fails to load. */
  src?: string;
  /** Whether the name is not written beside it. */
  isAlone?: boolean;
}

/** Shows a person by picture or initials, beside the name or, with `isAlone`, instead of it. */
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
