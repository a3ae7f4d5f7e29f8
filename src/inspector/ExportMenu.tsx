import { Copy, Download, FlaskConical, Link2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, Menu, MenuTrigger } from '#ui';
import { jsonOf, mermaidOf, pngOf, svgOf } from './export';
import type { Graph } from './graph';
import type { Run } from './run';
import { toAddress } from './script';
import { testOf } from './test-text';
import { useInspectorWords } from './words';

interface ExportMenuProps {
  graph: Graph;
  drawing: RefObject<SVGSVGElement | null>;
  run?: Run;
}

const copy = (text: string) => void navigator.clipboard?.writeText(text).catch(() => {});

function download(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** How large the whole chart is, whatever part of it is on screen. */
function sizeOf(drawing: SVGSVGElement) {
  const { x, y, width, height } = (drawing.querySelector('[data-all]') as SVGGElement).getBBox();
  return { width: Math.ceil(x + width + 12), height: Math.ceil(y + height + 12) };
}

/** Takes the chart and the session elsewhere: as a picture, as text, as a link, as a test. */
export function ExportMenu({ graph, drawing, run }: ExportMenuProps) {
  const words = useInspectorWords();
  const picture = async (kind: 'svg' | 'png') => {
    if (!drawing.current) return;
    const size = sizeOf(drawing.current);
    const svg = await svgOf(drawing.current, size);
    const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg, size);
    download(`${graph.id}.${kind}`, file);
  };
  const link = () => {
    const address = new URL(location.href);
    address.hash = `do=${toAddress(run?.steps ?? [])}`;
    return address.href;
  };
  return (
    <MenuTrigger>
      <Button size="s" weight="soft" tone="neutral" icon={Download}>
        {words.exportAs}
      </Button>
      <Menu
        label={words.exportAs}
        placement="bottom end"
        items={[
          { id: 'svg', label: words.downloadSvg, icon: Download, onAction: () => void picture('svg') },
          { id: 'png', label: words.downloadPng, icon: Download, onAction: () => void picture('png') },
          { id: 'mermaid', label: words.copyMermaid, icon: Copy, onAction: () => copy(mermaidOf(graph)) },
          { id: 'json', label: words.copyJson, icon: Copy, onAction: () => copy(jsonOf(graph, run?.script)) },
          ...(run
            ? [
                { id: 'link', label: words.copyLink, icon: Link2, onAction: () => copy(link()) },
                { id: 'script', label: words.copyScript, icon: Copy, onAction: () => copy(run.script) },
                {
                  id: 'test',
                  label: words.copyTest,
                  icon: FlaskConical,
                  onAction: () => copy(testOf(run.steps, run.world.snapshot.value)),
                },
              ]
            : []),
        ]}
      />
    </MenuTrigger>
  );
}
