"""The other peer: draws a list of operations (see ops.rs) with ReportLab. Arguments: OPERATIONS FONTS_DIR OUT."""

import sys

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4
FILES = {
    "Serif": "LibreCaslonText-Regular", "SerifItalic": "LibreCaslonText-Italic", "SerifBold": "LibreCaslonText-Bold",
    "Sans": "LibreFranklin-Regular", "SansBold": "LibreFranklin-Bold", "Display": "Rye-Regular",
}


def trace(canvas, words):
    path = canvas.beginPath()
    words = iter(words.split())
    take = lambda n: [float(next(words)) for _ in range(n)]
    for word in words:
        if word == "M":
            path.moveTo(*take(2))
        elif word == "L":
            path.lineTo(*take(2))
        elif word == "C":
            path.curveTo(*take(6))
        else:
            path.close()
    return path


def main(operations, fonts, out):
    known = set()
    canvas = Canvas(out, pageCompression=1, invariant=1)
    first = True
    for line in open(operations, encoding="utf-8"):
        head, _, tail = line.rstrip("\n").partition(" : ")
        words = head.split()
        if words[0] == "symbol":
            box = [float(word) for word in words[2:]]
            canvas.beginForm("S" + words[1], *box)
        elif words[0] == "end":
            canvas.endForm()
        elif words[0] == "page":
            if not first:
                canvas.showPage()
            first = False
            width, height = (float(word) * MM for word in words[1:])
            canvas.setPageSize((width, height))
            canvas.transform(MM, 0, 0, -MM, 0, height)
        elif words[0] == "clip":
            canvas.saveState()
            canvas.clipPath(trace(canvas, tail), stroke=0, fill=0)
        elif words[0] == "unclip":
            canvas.restoreState()
        elif words[0] == "use":
            canvas.saveState()
            canvas.transform(*[float(word) for word in words[2:]])
            canvas.doForm("S" + words[1])
            canvas.restoreState()
        elif words[0] == "shape":
            fill, stroke = words[1], words[2]
            mode = 1
            if fill != "-":
                *rgb, rule = fill.split(",")
                canvas.setFillColorRGB(*map(float, rgb))
                mode = 0 if rule == "evenodd" else 1
            if stroke != "-":
                *rgb, width = map(float, stroke.split(","))
                canvas.setStrokeColorRGB(*rgb)
                canvas.setLineWidth(width)
            canvas.drawPath(trace(canvas, tail), fill=fill != "-", stroke=stroke != "-", fillMode=mode)
        elif words[0] == "text":
            if words[1] not in known:
                pdfmetrics.registerFont(TTFont(words[1], f"{fonts}/{FILES[words[1]]}.ttf"))
                known.add(words[1])
            a, b, c, d, e, f = map(float, words[4:])
            canvas.saveState()
            canvas.transform(a, b, -c, -d, e, f)
            canvas.setFillColorRGB(*map(float, words[3].split(",")))
            canvas.setFont(words[1], float(words[2]))
            canvas.drawString(0, 0, tail)
            canvas.restoreState()
    canvas.save()


main(*sys.argv[1:])
