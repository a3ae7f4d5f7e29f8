import { ListLayout } from 'react-aria-components/Virtualizer';

type InvalidationContext = Parameters<ListLayout<unknown>['update']>[0];
type DropTarget = ListLayout<unknown>['getDropTargetFromPoint'];

/** The layout of a `Windowed` list, which scrolls with its surroundings instead of by itself. */
export class WindowLayout extends ListLayout<unknown> {
  // React Aria adds the scroll offset of a list with its own scroll; here the point already includes it.
  override getDropTargetFromPoint(...[x, y, isValid]: Parameters<DropTarget>): ReturnType<DropTarget> {
    const seen = this.virtualizer?.visibleRect;
    return super.getDropTargetFromPoint(x - (seen?.x ?? 0), y - (seen?.y ?? 0), isValid);
  }

  #width?: number;

  // The height depends on the measured rows; invalidating on a height change would never end.
  override shouldInvalidateEverything(context: InvalidationContext): boolean {
    const width = this.virtualizer?.size.width;
    const isWidthNew = width !== this.#width;
    this.#width = width;
    return super.shouldInvalidateEverything({ ...context, sizeChanged: isWidthNew });
  }

  /** Scrolls to a row, whether or not it is rendered. */
  reveal(list: HTMLElement, key: string) {
    const place = this.getLayoutInfo(key)?.rect;
    if (!place) return;
    const mark = document.createElement('div');
    Object.assign(mark.style, { position: 'absolute', top: `${place.y}px`, height: `${place.height}px` });
    list.firstElementChild?.append(mark);
    mark.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    mark.remove();
  }
}
