import { useLocale } from 'react-aria-components/I18nProvider';
import { writeSize } from './limits';

/** Returns a formatter of file sizes in the person's language, such as `2,4 MB`. */
export function useSize(): (bytes: number) => string {
  const { locale } = useLocale();
  return (bytes) => writeSize(bytes, locale);
}
