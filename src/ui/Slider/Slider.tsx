import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import * as fieldStyles from '../Field/Field.css';
import { useRichWords } from '../rich-words';
import * as styles from './Slider.css';

export interface SliderProps<Value extends number | number[]>
  extends Omit<AriaSliderProps<Value>, 'className' | 'style' | 'children' | 'render' | 'orientation'> {
  /** Names what is chosen, above the track. */
  label: string;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** The form sends it under this name; a range sends both, the smaller first. */
  name?: string;
}

/** About how much: one value, or the two ends of a range. Where the exact number matters, `NumberField`. */
export function Slider<Value extends number | number[]>({ label, note, name, ...props }: SliderProps<Value>) {
  const words = useRichWords();
  return (
    <AriaSlider {...props} data-field={name} className={styles.slider}>
      <div className={styles.words} aria-disabled={props.isDisabled || undefined}>
        <Label className={fieldStyles.label}>{label}</Label>
        <SliderOutput className={styles.value}>
          {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}
        </SliderOutput>
      </div>
      <div className={styles.room}>
        <SliderTrack className={styles.track}>
          {({ state }) => (
            <>
              <SliderFill className={state.values.length > 1 ? styles.fill : styles.fillFromStart} />
              {state.values.map((_, index) => (
                <SliderThumb
                  // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place.
                  key={index}
                  index={index}
                  name={name}
                  aria-label={state.values.length > 1 ? [words.from, words.to][index] : undefined}
                  className={styles.thumb}
                />
              ))}
            </>
          )}
        </SliderTrack>
      </div>
      {note && <p className={fieldStyles.note}>{note}</p>}
    </AriaSlider>
  );
}
