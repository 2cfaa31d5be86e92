import type { LeafletFigure, LeafletSpan } from "../engine/contract";
import type { Picture } from "../sheets/picture";
import { Spans } from "./spans";

/** Size of a drawn millimetre, in letters, so that pictures grow with the text. */
const EM_PER_MM = 0.32;

interface Props {
  figures: LeafletFigure[];
  caption: LeafletSpan[];
  pictures: Map<string | null, Picture>;
  /** Whether the descriptions are shown. */
  inWords: boolean;
}

/** Figures side by side, with their titles and a common caption. */
export function Diagram({ figures, caption, pictures, inWords }: Props) {
  const [only] = figures;
  if (only && figures.length === 1) {
    return (
      <figure class="leaflet-diagram">
        <Drawn figure={only} pictures={pictures} inWords={inWords} />
        {(only.title.length > 0 || caption.length > 0) && (
          <figcaption>
            {only.title.length > 0 && <p>{<Spans spans={only.title} />}</p>}
            {caption.length > 0 && <p>{<Spans spans={caption} />}</p>}
          </figcaption>
        )}
      </figure>
    );
  }
  return (
    <figure class="leaflet-diagram">
      <div class="leaflet-figures">
        {figures.map((figure, at) => (
          <figure key={at}>
            <Drawn figure={figure} pictures={pictures} inWords={inWords} />
            {figure.title.length > 0 && (
              <figcaption>
                <Spans spans={figure.title} />
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      {caption.length > 0 && (
        <figcaption>
          <Spans spans={caption} />
        </figcaption>
      )}
    </figure>
  );
}

function Drawn({ figure: { drawing }, pictures, inWords }: { figure: LeafletFigure; pictures: Map<string | null, Picture>; inWords: boolean }) {
  const { width, height, svg, label } = drawing;
  const url = pictures.get(svg)?.url;
  return (
    <>
      {url && (
        // What is shown as text is not said twice.
        <img src={url} alt={inWords ? "" : label} width={Math.round(width * 10)} height={Math.round(height * 10)} style={{ width: `${width * EM_PER_MM}em` }} />
      )}
      {inWords && <p class="leaflet-in-words">{label}</p>}
    </>
  );
}
