const side = 256;

/**
 * Draws the middle of a picture anew, as a square of 256 pixels: what a camera wrote into the file beside it (where, when,
 * with what) stays behind. Nothing, where the browser cannot read it.
 */
export async function makePicture(file: Blob): Promise<Blob | undefined> {
  try {
    const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const edge = Math.min(drawn.width, drawn.height);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const [left, top] = [(drawn.width - edge) / 2, (drawn.height - edge) / 2];
    canvas.getContext('2d')?.drawImage(drawn, left, top, edge, edge, 0, 0, side, side);
    drawn.close();
    // A drawing keeps its clear parts; what is a photograph is smaller otherwise.
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    return await new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? undefined), type, 0.85));
  } catch {
    return undefined;
  }
}
