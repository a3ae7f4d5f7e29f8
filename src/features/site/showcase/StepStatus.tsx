import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { stepLook, stepWords } from '../../projects/public';
import type { SampleStep } from './sample';

/** A step's status as the product shows it. */
export function StepStatus({ status }: Pick<SampleStep, 'status'>) {
  const t = useWords(stepWords);
  return <Badge {...stepLook(status)}>{t(status)}</Badge>;
}
