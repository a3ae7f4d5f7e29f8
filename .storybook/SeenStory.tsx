import { Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

type StoryProps = ComponentProps<typeof Story>;

/**
 * A story within a page of prose. One in a frame loads all of Storybook again, so it begins once somebody sees it: what
 * browsers take for near by themselves is most of a page.
 */
export function SeenStory(props: StoryProps) {
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const { inline, height } = { ...story.parameters.docs?.story, ...props };
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(Boolean(inline));
  useEffect(() => {
    if (isSeen || !place.current) return;
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true));
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isSeen]);
  return isSeen ? <Story {...props} /> : <div ref={place} style={{ height }} />;
}
