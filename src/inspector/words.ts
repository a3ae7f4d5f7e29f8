import { useWordsOf } from '../ui/words';
import { en } from './words/en';
import { pt } from './words/pt-BR';

/** The inspector's own words, in the language of the nearest `UiProvider`. */
export const useInspectorWords = () => useWordsOf({ pt, en });
