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
  /** Label above the track. */
  label: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Form field name; a range submits both values, the smaller first. */
  name?: string;
}

/** An approximate value, or a range with two ends. For an exact number, use `NumberField`. */
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is identified by its position.
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
