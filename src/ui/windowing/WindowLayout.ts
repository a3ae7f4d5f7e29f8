import { ListLayout } from 'react-aria-components/Virtualizer';

type InvalidationContext = Parameters<ListLayout<unknown>['update']>[0];
type DropTarget = ListLayout<unknown>['getDropTargetFromPoint'];

/** Where the rows of a `Windowed` list stand that moves with what is around it, as it has no scroll of its own. */
export class WindowLayout extends ListLayout<unknown> {
  // React Aria adds what is scrolled away, as a list with its own scroll needs it; here the point counts it already.
  override getDropTargetFromPoint(...[x, y, isValid]: Parameters<DropTarget>): ReturnType<DropTarget> {
    const seen = this.virtualizer?.visibleRect;
    return super.getDropTargetFromPoint(x - (seen?.x ?? 0), y - (seen?.y ?? 0), isValid);
  }

  #width?: number;

  // Its height comes of its rows: were they measured anew whenever it changed, it would change for ever.
  override shouldInvalidateEverything(context: InvalidationContext): boolean {
    const width = this.virtualizer?.size.width;
    const isWidthNew = width !== this.#width;
    this.#width = width;
    return super.shouldInvalidateEverything({ ...context, sizeChanged: isWidthNew });
  }

  /** Scrolls to where a row stands, drawn or not. */
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
