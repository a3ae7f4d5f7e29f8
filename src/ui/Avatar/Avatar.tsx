import { useState } from 'react';
import { avatar, picture } from './Avatar.css';

export interface AvatarProps {
  name: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** A picture of theirs; the initials stand in for one that does not come. */
  src?: string;
  /** The name is not written beside it. */
  isAlone?: boolean;
}

const small = /^(da|das|de|do|dos|e)$/i;

/** First and last initial, as Brazilian names are read: `Ana Maria de Souza` is `AS`. */
function initials(name: string) {
  const parts = name.split(/\s+/).filter((part) => part && !small.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase('pt-BR')).join('');
}

/** A person by their picture or initials, beside the name or, with `isAlone`, instead of it. */
export function Avatar({ name, size, src, isAlone }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown =
    src && src !== broken ? (
      <img src={src} alt="" className={picture} onError={() => setBroken(src)} />
    ) : (
      initials(name)
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
