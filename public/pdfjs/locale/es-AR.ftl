pdfjs-page-landmark =
    .aria-label = Página { $page }
pdfjs-rendering-error = No se pudo dibujar esta página.
pdfjs-text-annotation-type =
    .alt = Anotación de tipo { $type }
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
